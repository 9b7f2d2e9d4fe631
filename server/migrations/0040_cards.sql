-- Login cards: until when students may keep the passwords of their cards, and the address where PUBLIC_URL is missing.

alter table settings
  add column card_passwords_until date,
  add column card_address text;
