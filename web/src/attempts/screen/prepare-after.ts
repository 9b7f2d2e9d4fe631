/** What may be needed once there is no connection is fetched when the question is on the screen, and not before. */
export const PREPARE_AFTER_MS = 1000;
