create or replace trigger admin_declaration_comes after insert on admin_declaration for each row
  execute function platform_desk_changed('proposals', 'proposal');
create or replace trigger admin_declaration_moves after update on admin_declaration for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('proposals', 'proposal');
