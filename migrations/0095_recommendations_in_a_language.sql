-- What the language model recommends is kept for each language that somebody reads; until now there was English alone.
alter table journey_recommendations add column language text not null default 'en';
alter table journey_recommendations alter column language drop default;
alter table journey_recommendations drop constraint journey_recommendations_pkey, add primary key (user_id, language);
