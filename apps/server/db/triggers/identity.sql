create or replace trigger identity_outgoing_version before update on identity_credential for each row
  when (old.transfer_lock is distinct from new.transfer_lock or old.unlocked_at is distinct from new.unlocked_at
        or old.changes is distinct from new.changes)
  execute function identity_outgoing_changed();
