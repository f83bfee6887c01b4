-- A message may be about a payment request that its writer was given, has made or has paid.
alter table messages_message
  drop constraint messages_message_reference_kind_check,
  add constraint messages_message_reference_kind_check
    check (reference_kind in ('order', 'trade', 'recharge', 'withdrawal', 'request'));
