// A circus cannon that fires stars. Tints: barrel, its stripes, wheels, metal, stars.
#define LEAN vec3(-0.34, 0.10, 0.0)

float kick() { return sin(uPhase * 2.0 * PI); }
vec3 along(vec3 p) {
  p -= vec3(-0.10 - 0.02 * kick(), -0.16, 0.0);
  p.xy *= rot(0.62);
  return p;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 b = along(p);
  // The barrel: swells towards the mouth, hollow.
  float t = clamp((b.x + 0.60) / 1.20, 0.0, 1.0);
  float r = 0.27 + 0.05 * sin(t * 3.2) + 0.10 * t * t;
  float barrel = max(length(b.yz) - r, max(-b.x - 0.60, b.x - 0.60));
  barrel = max(barrel, -max(length(b.yz) - r + 0.09, 0.20 - b.x));
  add(s, barrel * 0.85, 1);
  add(s, egg(b - vec3(-0.60, 0.0, 0.0), vec3(0.16, 0.275, 0.275)), 1);
  add(s, ball(b - vec3(-0.80, 0.0, 0.0), 0.095), 2);
  vec3 rim = b - vec3(0.60, 0.0, 0.0);
  add(s, length(vec2(length(rim.yz) - 0.375, rim.x)) - 0.062, 2);
  vec3 belt = b - vec3(-0.36, 0.0, 0.0);
  add(s, length(vec2(length(belt.yz) - 0.305, belt.x * 0.8)) - 0.04, 2);
  // Dark within.
  add(s, max(length(b.yz) - r + 0.10, abs(b.x - 0.25) - 0.04), 3);
  // A wheel on each side.
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0;
    vec3 w = p - vec3(-0.08 + 0.02 * kick(), -0.46, 0.36 * side);
    add(s, ring(w, 0.36, 0.06), 4);
    vec2 f = fold(w.xy * rot(0.2 + 0.3 * kick()), 8.0);
    add(s, max(length(vec2(f.x, w.z)) - 0.03, abs(f.y - 0.18) - 0.17), 5);
    add(s, disc(w, 0.105, 0.07), 2);
  }
  add(s, box(p - vec3(-0.34, -0.56, 0.0), vec3(0.42, 0.06, 0.20), 0.04), 4);
  // Stars fly from the mouth.
  float fly = fract(uPhase);
  for (int i = 0; i < 3; i++) {
    float f = float(i);
    vec2 at = vec2(0.58, 0.50) + vec2(0.17 * f - 0.12, 0.24 - 0.20 * abs(f - 1.0)) * (1.0 + 0.28 * sin(fly * 2.0 * PI));
    at += f == 1.0 ? vec2(0.04, 0.06) : vec2(0.0);
    vec3 q = p - vec3(at, 0.10 + 0.08 * f);
    q.xy *= rot(0.5 * f + fly * 2.0 * PI / 5.0);
    float size = f == 1.0 ? 0.29 : 0.20;
    add(s, pillow(star2(q.xy, 5.0, size, size * 0.46), q.z, 0.075, 0.10) , 6);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return stuff(INK, 0.0, 0.8);
  if (id == 2) { Stuff k = metal(T3, 0.16); k.shine = T3 * 0.10; return k; }
  if (id == 6) { Stuff k = gloss(T4); k.shine = T4 * 0.55; return k; }
  if (id == 4) { Stuff k = gloss(T2); k.shine = T2 * 0.14; return k; }
  if (id == 5) { Stuff k = gloss(WHITE); k.shine = vec3(0.10); return k; }
  vec3 b = along(p);
  bool striped = fract(b.x * 2.6 + atan(b.y, b.z) / (2.0 * PI) * 2.0) < 0.5;
  Stuff k = gloss(striped ? T0 : T1);
  k.shine = k.base * 0.14;
  return k;
}
