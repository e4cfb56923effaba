-- Whether a client who orders on the site may have a dish that contains what they are allergic to, once they have confirmed it.
alter table product_constants add column allergies_by_confirmation boolean not null default false;
