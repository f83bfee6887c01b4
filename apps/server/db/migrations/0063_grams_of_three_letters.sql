-- Pairs of letters name too many candidates in names of ten languages, so that grams of three letters join them. The grams
-- of the names come once more with a mark, and the classes too, so that the index answers for names alone and for a class.
-- New entries go into the index at once: a list of pending ones would be read by every search. The words stay uncompressed,
-- because each candidate is looked through.
drop index shop_search_grams;
alter table shop_search alter column words set storage main;
update shop_search s
   set grams = array(
         select distinct p.mark || substr(w.word, f.first, l.length)
           from (values ('', s.words), ('^', left(s.words, s.names_end))) p (mark, words),
                regexp_split_to_table(p.words, E'[ \n]+') w (word),
                generate_series(1, 3) l (length),
                generate_series(1, char_length(w.word) - l.length + 1) f (first))
       || (select array['#' || c.id, '#' || c.parent_id] from shop_goods g join shop_class c on c.id = g.class_id
            where g.id = s.goods_id);
create index shop_search_grams on shop_search using gin (grams) with (fastupdate = off);
