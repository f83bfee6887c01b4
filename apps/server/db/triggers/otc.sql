create or replace trigger otc_appeal_comes after insert on otc_appeal for each row
  execute function platform_desk_changed('appeals', 'appeal');
create or replace trigger otc_appeal_moves after update on otc_appeal for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('appeals', 'appeal');
create or replace trigger otc_appeal_answer_comes after insert on otc_appeal_answer for each row
  execute function platform_desk_changed('appeals', 'appeal');
