-- Each word of a client's name once, however many bear it: a name that is misspelled is compared with these, whose number hardly grows with
-- the clients', and not with every client's.
create table name_words (word text primary key);
create index name_words_word_idx on name_words using gin (word gin_trgm_ops) with (fastupdate = off);

create function public.words_of_name(name text) returns setof text
  language sql immutable parallel safe strict
  begin atomic
    select distinct word from regexp_split_to_table(name, '\s+') as word where word <> '';
  end;
insert into name_words select distinct words_of_name(name_search) from clients;

-- A word that nobody bears any longer goes: it may be the name of somebody who asked to be forgotten. Whoever is added with that very name at
-- that very moment is still found by it as it is written.
create function public.keep_name_words() returns trigger language plpgsql as $$
  declare gone text;
  begin
    if tg_op <> 'DELETE' then
      insert into public.name_words select word from public.words_of_name(new.name_search) as word order by word on conflict do nothing;
    end if;
    if tg_op <> 'INSERT' then
      for gone in select word from public.words_of_name(old.name_search) as word order by word loop
        -- The first condition has an index, the second says whole words.
        if not exists (select from public.clients
          where name_search like '%' || regexp_replace(gone, '([\\%_])', '\\\1', 'g') || '%'
            and gone in (select public.words_of_name(name_search)))
        then delete from public.name_words where word = gone;
        end if;
      end loop;
    end if;
    return null;
  end;
$$;
create trigger clients_name_words_insert after insert on clients for each row execute function public.keep_name_words();
create trigger clients_name_words_update after update of first_name, last_name on clients for each row
  when (old.name_search <> new.name_search) execute function public.keep_name_words();
create trigger clients_name_words_delete after delete on clients for each row execute function public.keep_name_words();

-- Each word that a client is searched by, so that whole words, beginnings and the last digits of a phone are found in a few steps however many
-- clients there are: the trigrams of what is common have lists as long as there are clients.
create table client_words (
  word text collate "C" not null,
  client_id integer not null constraint client_words_client_id_fkey references clients on delete cascade,
  primary key (word, client_id)
);
create index client_words_client_id_idx on client_words (client_id);
create index client_words_backwards_idx on client_words (reverse(word) collate "C", client_id) where word ~ '^[0-9]+$';
insert into client_words (word, client_id) select word, id from clients, public.words_of_name(search) as word;

create function public.keep_client_words() returns trigger language plpgsql as $$
  declare words text[] := array(select public.words_of_name(new.search));
  begin
    delete from public.client_words where client_id = new.id and word <> all (words);
    insert into public.client_words (word, client_id) select word, new.id from unnest(words) as word order by word on conflict do nothing;
    return null;
  end;
$$;
create trigger clients_client_words_insert after insert on clients for each row execute function public.keep_client_words();
create trigger clients_client_words_update after update of first_name, last_name, email, phone, search on clients for each row
  when (old.search <> new.search) execute function public.keep_client_words();
