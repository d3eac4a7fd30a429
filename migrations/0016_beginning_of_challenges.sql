-- What a list says of a challenge that has no description: the beginning of its text. Kept with it, for a journey shows up to 99 of them.

/*
 * At most 200 characters, up to a whole word, of what sanitised HTML says, on one line. In such HTML each < and > of the text is escaped, so
 * whatever stands between them is a tag; those of blocks part words, the others don't. No more than 2,000 characters are looked at, and of
 * a tag or an escape that is cut there nothing stays.
 */
create function beginning_of(html text) returns text language sql immutable strict parallel safe as $$
  with pieces as (select left(html, 2000) collate "C" as html),
  untagged as (
    select regexp_replace(regexp_replace(regexp_replace(html,
      '(?:<[^>]*|&[a-z]*)$', ''),
      '</?(?:h[1-6]|p|div|section|article|blockquote|pre|hr|figure|figcaption|[uo]l|li|dl|dt|dd|table|caption|col|colgroup|thead|tbody|tfoot|t[rhd]|br)(?![a-z0-9])[^>]*>', ' ', 'g'),
      '<[^>]*>', '', 'g') as spaced from pieces),
  texts as (
    select replace(replace(replace(trim(regexp_replace(spaced, '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g')),
      '&lt;', '<'), '&gt;', '>'), '&amp;', '&') as text from untagged)
  select case when length(text) <= 200 then text else coalesce(substring(left(text, 200) from '^(.+) '), left(text, 200)) || ' …' end from texts
$$;

alter table challenges add summary text not null generated always as (coalesce(description, beginning_of(content))) stored;
