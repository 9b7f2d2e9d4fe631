/** The server's time. Handed to whoever decides by it, so that tests can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
