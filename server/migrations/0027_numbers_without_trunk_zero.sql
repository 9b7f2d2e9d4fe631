-- `+62 (0)812…` is `0812…`. Who has registered with both keeps the two accounts, of which this one is found by its email.
update users set whatsapp_digits = '62' || substr(whatsapp_digits, 4)
where whatsapp_digits like '620%' and not exists (
  select from users as other where other.whatsapp_digits = '62' || substr(users.whatsapp_digits, 4)
);
