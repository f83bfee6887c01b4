-- The search compares ß as the ss that it is in capitals: what is kept for it is written anew where there is one.
update shop_search s
   set words = n.words, names_end = n.names_end,
       grams = array(
         select distinct p.mark || substr(w.word, f.first, l.length)
           from (values ('', n.words), ('^', left(n.words, n.names_end))) p (mark, words),
                regexp_split_to_table(p.words, E'[ \n]+') w (word),
                generate_series(1, 3) l (length),
                generate_series(1, char_length(w.word) - l.length + 1) f (first))
         || array(select g from unnest(s.grams) g where left(g, 1) = '#')
  from (select goods_id, replace(words, 'ß', 'ss') as words,
               char_length(replace(left(words, names_end), 'ß', 'ss')) as names_end
          from shop_search where words like '%ß%') n
 where n.goods_id = s.goods_id;

-- Blocked words stay blocked. What members searched for is counted anew, because the count hides who it was by the words.
insert into shop_hot_word (words, source)
select distinct left(replace(words, 'ß', 'ss'), 60), 'blocked' from shop_hot_word where source = 'blocked' and words like '%ß%'
    on conflict (words) do update set source = 'blocked', place = 0 where shop_hot_word.source = 'searches';
delete from shop_hot_word where source <> 'operators' and words like '%ß%';
delete from shop_search_note where words like '%ß%';
