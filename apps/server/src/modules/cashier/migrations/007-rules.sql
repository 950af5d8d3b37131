-- The rules that a payment was made under: profiles of jurisdictions with their versions (mt.1). Payments of before have none.
ALTER TABLE cashier_transaction ADD COLUMN rules text;
