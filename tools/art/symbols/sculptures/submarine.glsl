// A small submarine. Tints: hull, belly, glass, metal. Its screw turns with the phase.
#define LEAN vec3(0.42, 0.08, 0.06)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.02, -0.18, 0.0);
  float hull = egg(q, vec3(0.84, 0.50, 0.48));
  hull = smin(hull, horn(q, vec3(0.40, 0.0, 0.0), vec3(0.86, 0.02, 0.0), vec2(0.30, 0.12)), 0.16);
  add(s, hull, 1);
  vec3 t = p - vec3(-0.06, 0.40, 0.0);
  add(s, smax(max(length(t.xz * vec2(0.75, 1.0)) - 0.24 + 0.10 * t.y, abs(t.y) - 0.22), -1.0, 0.1) * 0.9 - 0.03, 1);
  add(s, ring((t - vec3(0.0, 0.24, 0.0)).xzy * vec3(0.75, 1.0, 1.0), 0.23, 0.05), 4);
  float scope = min(stick(t, vec3(0.06, 0.1, 0.0), vec3(0.06, 0.48, 0.0), 0.05), stick(t, vec3(0.06, 0.48, 0.0), vec3(-0.14, 0.48, 0.0), 0.055));
  add(s, scope, 4);
  add(s, egg(t - vec3(-0.19, 0.48, 0.0), vec3(0.045, 0.07, 0.07)), 3);
  vec3 w = vec3(q.x + 0.40, q.y - 0.05, q.z - 0.39);
  add(s, egg(w, vec3(0.23, 0.23, 0.10)), 3);
  add(s, ring(w - vec3(0.0, 0.0, 0.03), 0.235, 0.055), 4);
  w = vec3(q.x - 0.10, q.y - 0.08, q.z - 0.44);
  add(s, egg(w, vec3(0.14, 0.14, 0.08)), 3);
  add(s, ring(w - vec3(0.0, 0.0, 0.02), 0.15, 0.045), 4);
  w = vec3(q.x - 0.46, q.y - 0.08, q.z - 0.36);
  add(s, egg(w, vec3(0.095, 0.095, 0.07)), 3);
  add(s, ring(w - vec3(0.0, 0.0, 0.02), 0.105, 0.035), 4);
  add(s, max(abs(egg(q, vec3(0.85, 0.51, 0.49))) - 0.02, abs(q.y + 0.16) - 0.035), 4);
  vec2 f = fold(q.yz * rot(uPhase * 2.0 * PI / 3.0), 3.0);
  add(s, max(length(vec2(f.x, f.y - 0.19) * vec2(1.9, 1.0)) - 0.18, abs(q.x - 0.92 - 0.12 * f.x) - 0.03) * 0.75, 4);
  add(s, egg(q - vec3(0.94, 0.0, 0.0), vec3(0.10, 0.075, 0.075)), 4);
  vec3 fin = vec3(q.x - 0.70, abs(q.y) - 0.34, q.z);
  add(s, max(box2(fin.xy, vec2(0.13, 0.15)) - 0.03, abs(fin.z) - 0.035), 2);
  add(s, egg(vec3(q.x + 0.80, q.y + 0.16, q.z - 0.12), vec3(0.10, 0.10, 0.10)), 5);
  for (int i = 0; i < 3; i++) add(s, ball(p - vec3(0.62 + 0.12 * float(i), 0.44 + 0.20 * float(i), 0.1), 0.06 + 0.02 * float(i % 2)), 6);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 4) { Stuff k = metal(T3, 0.18); k.shine = T3 * 0.06; return k; }
  if (id == 5) return light(vec3(1.0, 0.85, 0.45), 1.6);
  if (id == 6 || id == 3) {
    Stuff k = gloss(T2 * 0.5);
    k.coat = 2.0;
    k.shine = T2 * (id == 3 ? 0.75 : 0.45);
    return k;
  }
  if (id == 2) return gloss(T1);
  float y = p.y + 0.18;
  Stuff k = gloss(y < -0.18 && p.y < 0.1 ? T1 : T0);
  k.shine = k.base * 0.14;
  return k;
}
