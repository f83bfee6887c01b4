create or replace trigger otc_appeal_comes after insert on otc_appeal for each row
  execute function platform_desk_changed('appeals', 'appeal');
create or replace trigger otc_appeal_moves after update on otc_appeal for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('appeals', 'appeal');
create or replace trigger otc_appeal_answer_comes after insert on otc_appeal_answer for each row
  execute function platform_desk_changed('appeals', 'appeal');

create or replace trigger otc_listing_comes_to_member after insert on otc_listing for each row
  execute function platform_member_changed('listing', 'member_no');
create or replace trigger otc_listing_moves_for_member after update on otc_listing for each row
  when (old.state <> new.state)
  execute function platform_member_changed('listing', 'member_no');

create or replace trigger otc_mark_changes after insert or update or delete on otc_mark for each row
  execute function platform_member_changed('listing', 'member_no');
