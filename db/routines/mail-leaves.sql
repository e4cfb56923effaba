-- Whether a mail of that kind leaves by itself: what somebody typed always does.
create or replace function mail_leaves(kind text, kinds text[]) returns boolean language sql immutable as $$
  select kind = 'message' or kind = any(kinds)
$$;
