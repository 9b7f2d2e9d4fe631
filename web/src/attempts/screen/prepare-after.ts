/** Delay before loading code for offline use, so that the question is loaded first. */
export const PREPARE_AFTER_MS = 1000;
