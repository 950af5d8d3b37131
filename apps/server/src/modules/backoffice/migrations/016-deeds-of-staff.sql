-- What one person did is looked through from the newest on.
CREATE INDEX backoffice_deed_of_staff ON backoffice_deed (staff, number);
