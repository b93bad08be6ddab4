-- Up Migration
-- What is listed by the name of its person, whoever that is: the surveys of families (AGSUR-02).
CREATE INDEX person_in_order_of_names ON person (sort_name);
