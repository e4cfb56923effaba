-- Removes a word that no client has any longer: it may be the name of a client who asked to be forgotten. A client
-- added with that name at the same moment is still found by the name as it is written.
create or replace function update_name_words() returns trigger language plpgsql as $$
  declare gone text;
  begin
    if tg_op = 'INSERT' then
      insert into public.name_words select distinct word from after, public.words_of_name(name_search) as word order by word on conflict do nothing;
      return null;
    end if;
    if tg_op = 'UPDATE' then
      insert into public.name_words select word from public.words_of_name(new.name_search) as word order by word on conflict do nothing;
    end if;
    for gone in select word from public.words_of_name(old.name_search) as word order by word loop
      -- The first condition has an index, the second says whole words.
      if not exists (select from public.clients
        where name_search like '%' || regexp_replace(gone, '([\\%_])', '\\\1', 'g') || '%'
          and gone in (select public.words_of_name(name_search)))
      then delete from public.name_words where word = gone;
      end if;
    end loop;
    return null;
  end;
$$;
create or replace trigger clients_name_words_insert after insert on clients
  referencing new table as after for each statement execute function update_name_words();
create or replace trigger clients_name_words_update after update of first_name, last_name on clients for each row
  when (old.name_search <> new.name_search) execute function update_name_words();
create or replace trigger clients_name_words_delete after delete on clients for each row execute function update_name_words();
