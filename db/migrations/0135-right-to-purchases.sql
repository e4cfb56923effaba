-- Invoices of suppliers were read by whoever reads the kitchen: who had that right by name keeps them.
update administrators set rights = rights || '{purchases:read}' where 'kitchen:read' = any(rights);
