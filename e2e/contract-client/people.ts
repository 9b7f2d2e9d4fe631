/** Users of the client: students who register by the API, and the first admin. */
import type { RunningServer } from '../running-server.ts';
import { aClient, type Client, payloadOf } from './client.ts';

export interface Person {
  client: Client;
  token: string;
  id: string;
  email: string;
  password: string;
  whatsapp: string;
}

let people = 0;

/** Returns the fields of a registration for a new person. */
export function aRegistration() {
  const number = String(++people).padStart(6, '0');
  return {
    first_name: 'Rina',
    middle_name: 'Kartika',
    last_name: 'Sari',
    email: `rina${number}@klien.test`,
    password: 'padi kuning',
    password_confirmation: 'padi kuning',
    whatsapp: `0857 1${number}`,
    class: '10C',
  };
}

export async function logIn(url: string, email: string, password: string) {
  const { access_token } = await aClient(url).ok('POST', '/api/auth/login', { json: { email, password } });
  return { token: access_token as string, client: aClient(url, access_token) };
}

export async function aStudent({ url }: RunningServer): Promise<Person> {
  const { email, password, whatsapp, ...form } = aRegistration();
  await aClient(url).ok('POST', '/api/auth/register', { json: { ...form, email, password, whatsapp } });
  const session = await logIn(url, email, password);
  return { ...session, id: payloadOf(session.token).id, email, password, whatsapp };
}

/** Logs in as the first admin, with the password that the first start has printed. */
export async function theAdmin(server: RunningServer): Promise<Client> {
  const password = /Password\s+(\S+)/.exec(server.output())?.[1] ?? '';
  return (await logIn(server.url, 'admin@lulus.local', password)).client;
}
