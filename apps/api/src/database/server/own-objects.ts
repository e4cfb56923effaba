/** Without extensions: `kind` and `name` for statements, `turn` as drop order, `attached` when dropped with another. */
export const ownObjects = `
  select kind, name, turn, attached from (
    select case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind,
      oid::regclass::text as name, case relkind when 'S' then 2 else 1 end as turn, 'pg_class'::regclass as catalogue, oid,
      relkind = 'S' and exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i')) as attached
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select 'routine', oid::regprocedure::text, 3, 'pg_proc'::regclass, oid, false
    from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select 'type', oid::regtype::text, 4, 'pg_type'::regclass, oid, false
    from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
  ) objects
  where not exists (select from pg_depend where classid = catalogue and objid = objects.oid and deptype = 'e')`;

/** Our tables only: on the server's own tables a role without the right gets a warning. */
export const analyzeOwnTables = `
  do $$
    declare own regclass;
    begin
      for own in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
        execute format('analyze %s', own);
      end loop;
    end $$`;
