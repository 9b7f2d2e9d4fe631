/** Users of the client: the first admin, and students who register. */
import type { RunningServer } from '../running-server.ts';
import { type Client, connect, type Json } from './client.ts';

let registered = 0;

/** Returns the payload of a registration: eight fields of the form, and a placeholder for each of the others. */
export function aRegistration(placeholder: string | number = '-', password = 'rahasia') {
  const number = String(++registered).padStart(5, '0');
  return {
    first_name: 'Putri',
    middle_name: 'Ayu',
    last_name: `Wulandari${number}`,
    email: `putri${number}@orang.test`,
    password,
    password_confirmation: password,
    whatsapp: `08571${number}9`,
    class: '11B',
    gender: placeholder,
    place_of_birth: placeholder,
    date_of_birth: placeholder,
    guardian_name: placeholder,
    guardian_number: placeholder,
    guardian_status: placeholder,
    province: placeholder,
    city: placeholder,
    district: placeholder,
    village: placeholder,
    address_detail: placeholder,
  };
}

export interface Session {
  client: Client;
  token: string;
  user: Json;
}

/** Returns a session whose user is the payload of the token. */
export function sessionOf(url: string, token: string): Session {
  const user = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return { client: connect(url, token), token, user };
}

export async function logIn(url: string, email: string, password: string): Promise<Session> {
  const { access_token } = await connect(url).post('api/auth/login', { email, password });
  return sessionOf(url, access_token);
}

/** Logs in as the first admin, with the password that the first start has printed. */
export async function logInAsAdmin(server: RunningServer): Promise<Session> {
  const password = /Password\s+(\S+)/.exec(server.output())?.[1] ?? '';
  return logIn(server.url, 'admin@lulus.local', password);
}

export async function aStudent({ url }: RunningServer) {
  const form = aRegistration();
  await connect(url).post('api/auth/register', form);
  return { ...(await logIn(url, form.email, form.password)), form };
}
