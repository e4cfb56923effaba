-- The home page counts what nobody has answered yet.
create index contact_messages_open_idx on contact_messages (id) where state = 'open';
