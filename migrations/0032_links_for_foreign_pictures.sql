-- In what is offered to everyone a picture that lies elsewhere tells its host who reads: stored ones become links, as new ones do.
-- Clean HTML has < and > in tags alone. Uploads of ours were not among these pictures: there was no way to upload one.

create function pg_temp.with_links(html text) returns text language sql immutable as $$
  select case when length(linked) <= 100000 then linked else without end from (
    select
      string_agg(case when not is_picture then part when in_link > 0 then name
        else '<a href="' || address || '" rel="noopener noreferrer nofollow">' || name || '</a>' end, '' order by place) as linked,
      string_agg(case when not is_picture then part else '' end, '' order by place) as without
    from (
      select part, place, part like '<img %' as is_picture, substring(part from ' src="([^"]*)"') as address,
        coalesce(nullif(substring(part from ' alt="([^"]*)"'), ''), substring(part from ' src="https://([^/"]*)'), '') as name,
        sum(case when part like '<a %' then 1 when part = '</a>' then -1 else 0 end) over (order by place) as in_link
      from regexp_matches(html, '<[^>]*>|[^<]+', 'g') with ordinality as found (parts, place), lateral (select parts[1] as part) one
    ) parts
  ) both_ways
$$;

update challenges set content = pg_temp.with_links(content) where visibility = 'everyone' and content like '%<img %';
update trainings set content = pg_temp.with_links(content) where visibility = 'everyone' and content like '%<img %';
update training_modules set content = pg_temp.with_links(training_modules.content)
  from trainings where trainings.id = training_id and visibility = 'everyone' and training_modules.content like '%<img %';
