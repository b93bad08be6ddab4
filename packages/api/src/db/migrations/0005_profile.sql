-- Up Migration
-- What a babysitter says of themselves. A person without a row has said nothing yet.
CREATE TABLE profile (
  person_id integer PRIMARY KEY REFERENCES person ON DELETE CASCADE,
  -- Counts the changes, so nought before the first: two tabs are told apart by it.
  version integer NOT NULL DEFAULT 0,
  advert_title text,
  advert_description text,
  advert_is_published boolean NOT NULL DEFAULT false
    CONSTRAINT only_a_written_advert_is_published
    CHECK (NOT advert_is_published OR (advert_title <> '' AND advert_description <> '' AND advert_title IS NOT NULL AND advert_description IS NOT NULL)),
  search_frequency smallint NOT NULL DEFAULT 0
    CONSTRAINT a_search_frequency_is_a_sum_of_flags CHECK (search_frequency BETWEEN 0 AND 7),
  -- Null until answered. Homework help is part of standard care: there is nothing to keep.
  is_available_for_housework boolean,
  has_ironing_option boolean CONSTRAINT ironing_comes_with_housework CHECK (has_ironing_option IS NOT TRUE OR is_available_for_housework IS TRUE),
  professional_situation smallint NOT NULL DEFAULT 0
    CONSTRAINT a_professional_situation_is_known CHECK (professional_situation IN (0, 1, 2, 3, 4, 5, 6, 99)),
  education_level smallint
    CONSTRAINT an_education_level_is_known CHECK (education_level IN (1262, 1258, 49, 1259, 50, 51, 52, 53, 54, 1260)),
  education_theme smallint CONSTRAINT an_education_theme_is_known CHECK (education_theme BETWEEN 55 AND 80),
  specific_diplomas smallint[] NOT NULL DEFAULT '{}'
    CONSTRAINT specific_diplomas_are_known CHECK (specific_diplomas <@ '{1241,1242,1247,1248,1249,1250}'),
  has_driving_licence boolean,
  can_convey_children boolean,
  spoken_languages smallint[] NOT NULL DEFAULT '{}'
    CONSTRAINT spoken_languages_are_known CHECK (spoken_languages <@ '{106,1,4,2,3,111,112,113,114,1251,116}'),
  -- Where the person stands with the agency, which alone says it: 3 is unknown.
  current_situation smallint NOT NULL DEFAULT 3 CONSTRAINT a_current_situation_is_known CHECK (current_situation BETWEEN 0 AND 5),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE availability (
  person_id integer NOT NULL REFERENCES profile ON DELETE CASCADE,
  -- Chosen by the page: the low 32 bits of the time.
  id bigint NOT NULL CONSTRAINT an_availability_id_has_32_bits CHECK (id BETWEEN 0 AND 4294967295),
  -- 0 is Sunday.
  day smallint NOT NULL CONSTRAINT a_day_of_the_week_is_known CHECK (day BETWEEN 0 AND 6),
  start_time time(0) NOT NULL,
  end_time time(0) NOT NULL,
  CONSTRAINT one_availability_per_id PRIMARY KEY (person_id, id),
  -- 00:00 as an end is midnight.
  CONSTRAINT an_availability_ends_after_it_starts CHECK (end_time > start_time OR end_time = '00:00'),
  CONSTRAINT an_availability_is_in_quarters
    CHECK (extract(minute FROM start_time)::int % 15 = 0 AND extract(minute FROM end_time)::int % 15 = 0
      AND extract(second FROM start_time) = 0 AND extract(second FROM end_time) = 0)
);

CREATE TABLE experience (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id integer NOT NULL REFERENCES profile ON DELETE CASCADE,
  -- Ten at most, whoever saves at the same time.
  place smallint NOT NULL CONSTRAINT ten_experiences_per_profile CHECK (place BETWEEN 0 AND 9),
  category smallint CONSTRAINT an_experience_category_is_known CHECK (category BETWEEN 0 AND 7),
  child_age smallint CONSTRAINT an_experience_child_age_is_known CHECK (child_age IN (0, 1, 3, 6, 7)),
  duration smallint CONSTRAINT an_experience_duration_is_known CHECK (duration IN (3, 6, 12, 13)),
  guard_type smallint CONSTRAINT an_experience_guard_type_is_known CHECK (guard_type BETWEEN 0 AND 3),
  children_count smallint CONSTRAINT an_experience_children_count_is_1_to_4 CHECK (children_count BETWEEN 1 AND 4),
  description text,
  created_at timestamptz NOT NULL,
  modified_at timestamptz NOT NULL,
  CONSTRAINT one_experience_per_place UNIQUE (person_id, place),
  CONSTRAINT an_experience_says_something
    CHECK (coalesce(description, '') <> '' OR (category IS NOT NULL AND child_age IS NOT NULL AND duration IS NOT NULL AND guard_type IS NOT NULL))
);
