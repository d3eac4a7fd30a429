-- concurrently: the index by which misspelt topics are found, in place of one that asked the locale what a letter is.
create index concurrently trainings_words on trainings using gin (in_ascii(headline) gin_trgm_ops);
create index concurrently challenges_words on challenges using gin (in_ascii(headline) gin_trgm_ops);
drop index concurrently if exists trainings_headline;
drop index concurrently if exists challenges_headline;
