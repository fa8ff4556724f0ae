/// The rules that the specification names, whether the catalogue has them yet or not: a mark of any other name is a
/// slip of the pen. Marks of rules that are here and not in the catalogue wait.
package let specifiedRules: Set<String> = [
    // Run-loop timers
    "default_run_loop_mode", "run_loop_scheduler", "target_retained", "missing_invalidate",
    "invalidate_only_in_deinit", "restart_without_invalidate", "strong_self_in_handler", "unowned_self_in_handler",
    "no_run_loop", "invalidate_off_thread", "never_started", "used_after_invalidate", "dying_self_captured",
    "timer_created_in_deinit", "weak_timer_handle", "sub_resolution_interval", "missing_tolerance",
    "timer_publisher_in_view", "pending_one_shot", "wall_clock_elapsed",
    // Dispatch timers
    "cancel_while_suspended", "unbalanced_suspend", "released_while_suspended", "resume_after_cancel", "over_resume",
    "suspend_before_activation", "untracked_suspension", "zero_repeat_interval", "inverted_cancel_check",
    "concurrent_handler_queue", "isolated_handler_off_main", "ui_update_off_main", "timer_source_not_retained", "unsynchronised_suspend_guard",
    "handler_not_cleared", "force_unwrapped_timer",
    // Combine and concurrency
    "subscription_discarded", "publisher_never_connected", "sleep_loop_ignores_cancellation",
    "sleep_swallows_cancellation", "sleep_unit_mismatch", "weak_capture_then_strong_loop", "uncancelled_timer_task",
    "drifting_sleep_loop",
    // Housekeeping
    "unused_suppression", "malformed_source", "self_rescheduling_delay",
]
