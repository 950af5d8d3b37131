// A heron standing among reeds. Tints: feathers, wing, beak and legs, crest.
#define LEAN vec3(0.30, 0.06, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float d = egg(spin(p - vec3(0.14, -0.22, 0.0), 0.50), vec3(0.48, 0.32, 0.30));
  float neck = vine(p, mat3(vec3(-0.20, -0.18, 0.02), vec3(-0.62, 0.12, 0.04), vec3(-0.22, 0.34, 0.02)), vec2(0.19, 0.115));
  neck = smin(neck, vine(p, mat3(vec3(-0.22, 0.34, 0.02), vec3(0.06, 0.52, 0.0), vec3(-0.16, 0.72, 0.02)), vec2(0.115, 0.11)), 0.08);
  d = smin(d, neck, 0.12);
  d = smin(d, egg(p - vec3(-0.20, 0.74, 0.02), vec3(0.22, 0.17, 0.17)), 0.06);
  add(s, d, 1);
  vec3 w = spin(p - vec3(0.24, -0.22, 0.0), 0.62);
  w.z = abs(w.z);
  float wing = egg(w - vec3(0.06, 0.02, 0.24), vec3(0.46, 0.26, 0.11)) + 0.012 * sin(w.x * 30.0 + w.y * 12.0);
  add(s, wing * 0.85, 2);
  add(s, horn(p, vec3(0.48, -0.42, 0.0), vec3(0.74, -0.66, 0.0), vec2(0.17, 0.07)), 2);
  add(s, horn(p, vec3(-0.34, 0.72, 0.03), vec3(-0.92, 0.56, 0.05), vec2(0.085, 0.015)), 3);
  add(s, vine(p, mat3(vec3(-0.10, 0.84, 0.0), vec3(0.24, 0.98, 0.0), vec3(0.40, 0.62, 0.0)), vec2(0.06, 0.012)), 4);
  vec3 e = vec3(p.x + 0.27, p.y - 0.78, abs(p.z) - 0.13);
  add(s, ball(e, 0.062), 5);
  float legs = min(stick(p, vec3(0.06, -0.44, 0.10), vec3(0.02, -0.92, 0.10), 0.042), stick(p, vec3(0.20, -0.46, -0.10), vec3(0.20, -0.92, -0.10), 0.042));
  legs = min(legs, stick(p, vec3(-0.14, -0.93, 0.16), vec3(0.14, -0.93, 0.06), 0.035));
  add(s, legs, 3);
  for (int i = 0; i < 3; i++) {
    float x = 0.46 + 0.16 * float(i), tall = 0.10 + 0.34 * float((i + 1) % 3);
    float bow = 0.10 * pow((p.y + 0.95) / 1.4, 2.0) * float(i - 1);
    add(s, max(length(vec2(p.x - x - bow, p.z + 0.22)) - 0.035, max(p.y - tall, -p.y - 0.98)) * 0.8, 6);
    add(s, egg(p - vec3(x + 0.04 * float(i - 1), tall + 0.08, -0.22), vec3(0.065, 0.17, 0.065)), 7);
  }
  add(s, max(egg(p - vec3(0.12, -0.98, 0.0), vec3(0.78, 0.06, 0.40)), -p.y - 1.0), 8);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) { Stuff k = gloss(T2); k.shine = T2 * 0.15; return k; }
  if (id == 4) return gloss(T3);
  if (id == 6) return gloss(vec3(0.10, 0.40, 0.06));
  if (id == 7) return plush(vec3(0.32, 0.13, 0.03));
  if (id == 8) { Stuff k = gloss(vec3(0.02, 0.35, 0.42)); k.shine = vec3(0.0, 0.10, 0.12); return k; }
  if (id == 5) {
    vec3 e = vec3(p.x + 0.27, p.y - 0.78, abs(p.z) - 0.13);
    Stuff k = gloss(length(e.xy) < 0.035 ? INK : vec3(1.0, 0.80, 0.10));
    if (length(e.xy - vec2(-0.015, 0.02)) < 0.014) k.shine = vec3(2.0);
    return k;
  }
  if (id == 2) {
    vec3 w = spin(p - vec3(0.24, -0.22, 0.0), 0.62);
    Stuff k = gloss(mix(T1, T1 * 0.4, smoothstep(0.0, 0.8, sin(w.x * 30.0 + w.y * 12.0))));
    k.coat = 0.3;
    k.shine = k.base * 0.14;
    return k;
  }
  Stuff k = plush(T0);
  if (p.y > 0.78 && p.x > -0.24 && p.z > -0.3) k.base = T3;
  k.shine = k.base * 0.08;
  return k;
}
