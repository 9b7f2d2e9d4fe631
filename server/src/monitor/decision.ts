/** What an admin decides about the time of an attempt. */
export interface Decision {
  minutes: number;
  reason: string | undefined;
  admin_id: string;
}
