create or replace trigger messages_conversation_comes after insert on messages_conversation for each row
  execute function platform_desk_changed('desk', 'inbox');
create or replace trigger messages_conversation_moves after update on messages_conversation for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('desk', 'inbox');
