-- The language in which the site speaks alone; null: both.
alter table house_settings add column language text constraint house_settings_language_check check (language in ('fr', 'en'));
