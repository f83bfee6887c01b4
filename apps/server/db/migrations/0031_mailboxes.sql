-- Plus tags and, at Gmail, dots do not make another mailbox: accounts are counted by where a message arrives. The address as
-- it was typed is the one that is mailed.
alter table identity_contact add column mailbox text;
update identity_contact c
   set mailbox = case
         when c.channel = 'phone' then c.address
         when p.domain in ('gmail.com', 'googlemail.com') then replace(p.local, '.', '') || '@gmail.com'
         else p.local || '@' || p.domain end
  from (select channel, address, slot, lower(split_part(address, '@', 2)) as domain,
               case when position('+' in split_part(address, '@', 1)) > 1
                    then split_part(lower(split_part(address, '@', 1)), '+', 1)
                    else lower(split_part(address, '@', 1)) end as local
          from identity_contact) p
 where p.channel = c.channel and p.address = c.address and p.slot = c.slot;

alter table identity_contact alter column mailbox set not null;
-- Mailboxes that have more than seven accounts by now keep them; no further one is bound.
alter table identity_contact drop constraint identity_contact_pkey;
alter table identity_contact drop constraint identity_contact_slot_check;
update identity_contact c set slot = n.slot
  from (select member_no, channel, row_number() over (partition by channel, mailbox order by slot, member_no) as slot
          from identity_contact) n
 where n.member_no = c.member_no and n.channel = c.channel;
alter table identity_contact add constraint identity_contact_slot_check check (slot >= 1);
alter table identity_contact add primary key (channel, mailbox, slot);
create index identity_contact_address on identity_contact (channel, address);
