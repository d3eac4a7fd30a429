-- A sound that a training let go of is kept for a while, as what a challenge or a person let go of is.
create trigger trainings_audio_released after delete or update of audio_key on trainings for each row when (old.audio_key is not null) execute function release_media_file('audio_key');
