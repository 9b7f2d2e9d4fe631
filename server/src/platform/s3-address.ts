/** Parses the address of a bucket in an S3-compatible store: `https://KEY:SECRET@host[:port]/bucket?region=…`. */
import { z } from 'zod';

export interface S3Address {
  endpoint: string;
  bucket: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
}

const SHAPE =
  'must be https://KEY:SECRET@host/bucket?region=… (http:// without TLS), with / and + in the secret written as %2F and %2B';

function parse(text: string): S3Address | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, username, password, pathname, searchParams } = new URL(text);
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(pathname)?.[1];
  if (!/^https?:$/.test(protocol) || !username || !password || !bucket) return undefined;
  try {
    return {
      endpoint: `${protocol}//${host}`,
      bucket,
      region: searchParams.get('region') ?? 'us-east-1',
      credentials: {
        accessKeyId: decodeURIComponent(username),
        secretAccessKey: decodeURIComponent(password),
      },
    };
  } catch {
    return undefined;
  }
}

export const s3Address = z.string().transform((text, context) => {
  const address = parse(text);
  if (address) return address;
  context.addIssue({ code: 'custom', message: SHAPE });
  return z.NEVER;
});
