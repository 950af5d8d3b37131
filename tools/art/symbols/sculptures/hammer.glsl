// A smith's hammer. Tints: head, shaft, bands.
#define LEAN vec3(0.45, 0.15, -0.62)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, 0.42, 0.0);
  float head = box(q, vec3(0.62, 0.26, 0.26), 0.06);
  head = max(head, 0.20 - length(vec2(abs(q.x) - 0.26, abs(q.y) - 0.36)) );
  add(s, head, 1);
  add(s, box(vec3(abs(q.x) - 0.58, q.yz), vec3(0.10, 0.30, 0.30), 0.05), 3);
  add(s, horn(p, vec3(0.0, 0.70, 0.0), vec3(0.0, -1.0, 0.0), vec2(0.10, 0.13)), 2);
  add(s, max(abs(length(p.xz) - 0.13) - 0.03, abs(p.y + 0.88) - 0.08), 3);
  add(s, max(abs(length(p.xz) - 0.12) - 0.03, abs(p.y - 0.06) - 0.06), 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) {
    Stuff k = timber(T1, p);
    float wrap = step(p.y, -0.35) * step(-0.80, p.y);
    if (wrap > 0.5) k = cloth(T1 * 0.35 * (0.7 + 0.4 * sin(p.y * 60.0 + atan(p.x, p.z))));
    return k;
  }
  if (id == 3) return metal(T2, 0.2);
  Stuff k = metal(T0, 0.26);
  k.bump = 0.15;
  return k;
}
