-- An operator takes a closed conversation to write to its member once more. Closing it leaves it to nobody, as before.
alter table messages_conversation drop constraint messages_conversation_closed_is_free;
