/** The server's time. Code that depends on the time takes a clock as a parameter, so that tests can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
