-- Popular searches are those of one language. What there was is kept in the languages that are written as it is, so that nobody
-- who could read a word loses it; operators take out what is too much.
create function pg_temp.languages_of(words text) returns text[] language sql immutable as $$
  select case
           when words ~ '[\u0E00-\u0E7F]' then array['th']
           when words ~ '[\u1100-\u11FF\uAC00-\uD7AF]' then array['kor']
           when words ~ '[\u3040-\u30FF]' then array['jp']
           when words ~ '[\u4E00-\u9FFF]' then array['zh-Hans', 'zh-Hant', 'jp']
           else array['en', 'de', 'spa', 'fra', 'pt']
         end
$$;

-- What is never shown is shown in no language.
create table shop_blocked_word (
  words text primary key check (char_length(words) between 1 and 60)
);
insert into shop_blocked_word (words) select words from shop_hot_word where source = 'blocked';
delete from shop_hot_word where source = 'blocked';

alter table shop_hot_word
  drop constraint shop_hot_word_pkey,
  drop constraint shop_hot_word_source_check,
  add column language text;
insert into shop_hot_word (language, words, source, place)
select l.language, words, source, place from shop_hot_word, unnest(pg_temp.languages_of(words)) l (language);
delete from shop_hot_word where language is null;
alter table shop_hot_word
  alter column language set not null,
  add primary key (language, words),
  add check (source in ('operators', 'searches'));

alter table shop_search_note drop constraint shop_search_note_pkey, add column language text;
insert into shop_search_note (language, words, who, at)
select l.language, words, who, at from shop_search_note, unnest(pg_temp.languages_of(words)) l (language);
delete from shop_search_note where language is null;
alter table shop_search_note
  alter column language set not null,
  add primary key (language, words, who);
