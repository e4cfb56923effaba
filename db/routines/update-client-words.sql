-- New clients all at once, of which there may be hundreds in a statement; changed ones each by itself.
create or replace function update_client_words() returns trigger language plpgsql as $$
  declare words text[];
  begin
    if tg_op = 'INSERT' then
      insert into public.client_words (word, client_id)
        select word, id from after, public.words_of_name(search) as word order by word, id;
      return null;
    end if;
    if tg_op = 'DELETE' then
      delete from public.client_words w using before, public.words_of_name(search) as gone where w.word = gone and w.client_id = before.id;
      return null;
    end if;
    words := array(select public.words_of_name(new.search));
    delete from public.client_words using public.words_of_name(old.search) as gone
      where word = gone and client_id = new.id and gone <> all (words);
    insert into public.client_words (word, client_id) select word, new.id from unnest(words) as word order by word on conflict do nothing;
    return null;
  end;
$$;
create or replace trigger clients_client_words_insert after insert on clients
  referencing new table as after for each statement execute function update_client_words();
create or replace trigger clients_client_words_update after update of first_name, last_name, email, phone, search on clients for each row
  when (old.search <> new.search) execute function update_client_words();
create or replace trigger clients_client_words_delete after delete on clients
  referencing old table as before for each statement execute function update_client_words();
