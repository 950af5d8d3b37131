-- Fits the version before: one more role is allowed; the version before gives it no right.
-- A role of who writes what players read.
ALTER TABLE backoffice_staff
  DROP CONSTRAINT backoffice_staff_role_check,
  ADD CONSTRAINT backoffice_staff_role_check
    CHECK (role IN ('support', 'payments', 'risk', 'games', 'content', 'owner', 'auditor'));
