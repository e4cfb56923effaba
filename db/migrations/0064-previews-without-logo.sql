-- A preview of the site's texts keeps no picture from being removed: it lives for a day, and is looked at without its logo.
alter table site_text_previews
  drop constraint site_text_previews_logo_id_fkey,
  add constraint site_text_previews_logo_id_fkey foreign key (logo_id) references pictures on delete set null;
