export * from './attempts.ts';
export * from './auth.ts';
export * from './endpoint.ts';
export * from './error-body.ts';
export * from './examinations.ts';
export { email, whatsappDigits } from './fields.ts';
export * from './limits.ts';
export * from './results.ts';
