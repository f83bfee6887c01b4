-- What a member only drafts stands in no list.
create or replace trigger verification_case_comes after insert on verification_case for each row
  when (new.state <> 'draft')
  execute function platform_desk_changed('reviews', 'review');

create or replace trigger verification_case_moves after update on verification_case for each row
  when (old.* is distinct from new.* and (old.state <> 'draft' or new.state <> 'draft'))
  execute function platform_desk_changed('reviews', 'review');

-- On the person's other devices.
create or replace trigger verification_draft_changes after update on verification_case for each row
  when (new.state in ('draft', 'needMore'))
  execute function platform_member_changed('verification', 'owner');
