-- The tags of these nouns are said as everywhere else; entries written before keep their meaning.
update audit_entries set tag = 'sign-in' where tag = 'auth';
update audit_entries set tag = 'client-exports' where tag = 'exports';
update audit_entries set tag = 'database-upkeep' where tag = 'database';
