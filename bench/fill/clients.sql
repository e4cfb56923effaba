-- Clients as a caterer has them: bench.clients of them, some names borne by many and most by few, in seventy cities. The same every time.
select setseed(0.17);

create temp table names as select
  array['Marie', 'Jean', 'Camille', 'Pierre', 'Nathalie', 'Nicolas', 'Isabelle', 'Julien', 'Sophie', 'Thomas', 'Céline', 'Antoine', 'Émilie',
    'Mathieu', 'Claire', 'François', 'Hélène', 'Sébastien', 'Aurélie', 'Jérôme', 'Inès', 'Karim', 'Léa', 'Hugo', 'Manon', 'Lucas', 'Chloé',
    'Théo', 'Zoé', 'Raphaël', 'Anaïs', 'Gaël', 'Fatima', 'Mehdi', 'Élodie', 'Benoît', 'Noémie', 'Loïc', 'Maëlle', 'Yann'] as first,
  array['Martin', 'Bernard', 'Petit', 'Durand', 'Dubois', 'Moreau', 'Laurent', 'Simon', 'Lefèvre', 'Leroy', 'Roux', 'Dupuis', 'Fournier',
    'Girard', 'Bonnet', 'Dupont', 'Lambert', 'Fontaine', 'Rousseau', 'Lefebvre', 'Mercier', 'Blanc', 'Garnier', 'Chevalier', 'Gauthier',
    'Delcourt', 'Nguyen', 'Le Gall', 'Benali', 'Da Silva'] as last,
  array['Ber', 'Mar', 'Du', 'Le', 'Cha', 'Gi', 'Ro', 'Val', 'Pel', 'Bou', 'Tre', 'Ker', 'Mou', 'San', 'Vi', 'Cor'] as head,
  array['ran', 'ber', 'mon', 'ti', 'lle', 'vi', 'gue', 'sar', 'cha', 'ne'] as middle,
  array['tin', 'nard', 'pont', 'mond', 'let', 'rier', 'ville', 'quet', 'vin', 'sard', 'zel', 'doux'] as tail,
  array['Paris', 'Montreuil', 'Vincennes', 'Pantin', 'Bagnolet', 'Ivry-sur-Seine', 'Saint-Denis'] as city;

-- Built once the rows are there, which is many times faster.
drop index clients_search_idx, clients_name_search_idx;
alter table clients disable trigger clients_client_words_insert, disable trigger clients_client_words_update,
  disable trigger clients_name_words_insert;

insert into clients (first_name, last_name, email, phone, orders_count)
select first_name, last_name, regexp_replace(public.searchable(first_name || '.' || last_name), '[^a-z.]', '', 'g') || n || '@example.com',
  '+336' || lpad(floor(random() * 1e8)::text, 8, '0'), floor(random() * 30)
from (select n, first[1 + floor(power(random(), 1.5) * cardinality(first))::integer] as first_name,
    case when random() < 0.5 then last[1 + floor(power(random(), 1.5) * cardinality(last))::integer]
      else head[1 + floor(random() * cardinality(head))::integer] || middle[1 + floor(random() * cardinality(middle))::integer] ||
        tail[1 + floor(random() * cardinality(tail))::integer] end as last_name
  from names, generate_series(1, current_setting('bench.clients')::integer) as n) people;

-- Each statement on addresses writes what their clients are searched by: here once for all.
alter table addresses disable trigger user;
insert into addresses (client_id, label, address, city, postal_code)
select id, 'Maison', (1 + id % 120) || ', rue des Lilas', city[1 + id % cardinality(city)], (75001 + id % 70)::text from clients, names;
alter table addresses enable trigger user;
update clients set search = '';
alter table clients enable trigger user;
insert into client_words (word, client_id) select word, id from clients, public.words_of_name(search) as word;
insert into name_words select distinct words_of_name(name_search) from clients;
create index clients_search_idx on clients using gin (search gin_trgm_ops) with (gin_pending_list_limit = 128);
create index clients_name_search_idx on clients using gin (name_search gin_trgm_ops) with (gin_pending_list_limit = 128);
