// A steam engine from the front. Tints: boiler, trim, lamp, cowcatcher.
#define LEAN vec3(0.42, 0.12, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float r = length(p.xy - vec2(0.0, 0.08));
  add(s, max(r - 0.48, abs(p.z + 0.25) - 0.62) - 0.02, 1);
  add(s, plate(r - 0.42, p.z - 0.40, 0.05, 0.03), 1);
  add(s, length(vec2(r - 0.48, p.z - 0.38)) - 0.05, 2);
  add(s, length(vec2(r - 0.30, p.z - 0.45)) - 0.022, 2);
  vec2 f = fold(p.xy - vec2(0.0, 0.08), 12.0);
  add(s, ball(vec3(f, p.z) - vec3(0.0, 0.375, 0.45), 0.03), 2);
  add(s, max(abs(r - 0.49) - 0.02, abs(p.z + 0.05) - 0.04), 2);
  float cr = length(p.xz - vec2(0.0, 0.14));
  add(s, max(cr - 0.15 - 0.12 * smoothstep(0.62, 0.86, p.y), max(0.48 - p.y, p.y - 0.90)) * 0.8, 1);
  add(s, ring((p - vec3(0.0, 0.88, 0.14)).xzy, 0.24, 0.045), 2);
  add(s, max(length(p.xy - vec2(0.0, 0.10)) - 0.165, abs(p.z - 0.52) - 0.10), 2);
  add(s, egg(p - vec3(0.0, 0.10, 0.60), vec3(0.135, 0.135, 0.06)), 3);
  add(s, egg(p - vec3(0.0, 0.58, -0.36), vec3(0.18, 0.17, 0.18)), 2);
  add(s, box(p - vec3(0.0, -0.42, 0.30), vec3(0.66, 0.085, 0.14), 0.03), 4);
  for (int i = 0; i < 5; i++) {
    float x = 0.13 * float(i);
    add(s, stick(m, vec3(x, -0.46, 0.38), vec3(x * 1.25, -0.90, 0.62 - 0.22 * x), 0.042), 4);
  }
  add(s, box(p - vec3(0.0, -0.92, 0.48), vec3(0.68, 0.045, 0.10), 0.02), 2);
  add(s, max(length(m.xy - vec2(0.50, -0.40)) - 0.085, abs(p.z - 0.46) - 0.07), 2);
  vec3 w = vec3(m.x - 0.50, p.y + 0.62, abs(p.z + 0.30) - 0.26);
  add(s, max(abs(length(w.yz) - 0.24) - 0.05, abs(w.x) - 0.07), 5);
  add(s, max(length(w.yz) - 0.20, abs(w.x) - 0.03), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return metal(T1, 0.17);
  if (id == 3) { Stuff k = light(T2, 1.9 + 0.8 * sin(uPhase * 2.0 * PI)); return k; }
  if (id == 4) { Stuff k = gloss(T3); k.shine = T3 * 0.08; return k; }
  if (id == 5) return metal(SILVER * 0.8, 0.25);
  Stuff k = gloss(T0);
  k.metal = 0.3;
  k.shine = T0 * 0.12;
  return k;
}
