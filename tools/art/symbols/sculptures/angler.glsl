// An angler fish with its lamp. Tints: skin, belly, lamp, fins, teeth.
#define LEAN vec3(-0.52, 0.06, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float d = egg(p - vec3(0.0, -0.16, -0.10), vec3(0.62, 0.60, 0.70));
  vec3 jaw = p - vec3(0.0, -0.44, 0.30);
  d = smin(d, egg(jaw, vec3(0.56, 0.30, 0.40)), 0.14);
  float mouth = egg(p - vec3(0.0, -0.22, 0.60), vec3(0.46, 0.24, 0.36));
  d = smax(d, -mouth, 0.05);
  d -= 0.02 * smoothstep(0.3, 0.1, cells(p * 5.0).x);
  add(s, d * 0.9, 1);
  add(s, max(egg(p - vec3(0.0, -0.22, 0.34), vec3(0.44, 0.28, 0.30)), p.z - 0.42), 6);
  for (int i = 0; i < 6; i++) {
    float a = -1.0 + 0.40 * float(i);
    vec3 up = vec3(0.43 * sin(a), -0.05 - 0.06 * sin(a) * sin(a), 0.16 + 0.44 * cos(a));
    add(s, horn(p, up, up + vec3(0.0, -0.24, 0.02), vec2(0.06, 0.008)), 5);
    float b = a + 0.2;
    vec3 low = vec3(0.46 * sin(b), -0.40 + 0.04 * sin(b) * sin(b), 0.20 + 0.46 * cos(b));
    add(s, horn(p, low, low + vec3(0.0, 0.20 + 0.08 * float(i % 2), 0.02), vec2(0.06, 0.008)), 5);
  }
  add(s, ball(m - vec3(0.34, 0.28, 0.34), 0.17), 4);
  add(s, max(ball(m - vec3(0.34, 0.28, 0.34), 0.195), 0.06 - (m.y - 0.28) - 0.4 * (m.x - 0.34)), 1);
  add(s, vine(p, mat3(vec3(0.0, 0.36, 0.20), vec3(0.0, 1.10, 0.10), vec3(0.06, 0.76, 0.80)), vec2(0.06, 0.035)), 1);
  float bob = 0.03 * sin(uPhase * 2.0 * PI);
  add(s, ball(p - vec3(0.06, 0.66 + bob, 0.86), 0.155), 3);
  vec3 f = m - vec3(0.64, -0.26, -0.14);
  f.xy *= rot(0.5);
  float ray = 0.03 * sin(atan(f.y, f.x) * 16.0);
  add(s, max(egg(f - vec3(0.16, 0.0, 0.0), vec3(0.30, 0.24, 0.05)) + ray, -1.0) * 0.8, 7);
  vec3 t = p - vec3(0.0, -0.06, -0.80);
  add(s, max(egg(t - vec3(0.0, 0.05, -0.14), vec3(0.06, 0.46, 0.34)) + 0.02 * sin(t.y * 26.0), -1.0) * 0.8, 7);
  for (int i = 0; i < 4; i++) add(s, horn(p, vec3(0.0, 0.42 - 0.04 * float(i), -0.10 - 0.16 * float(i)), vec3(0.0, 0.62 - 0.07 * float(i), -0.22 - 0.18 * float(i)), vec2(0.06, 0.01)), 7);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 m = mx(p);
  if (id == 3) return light(T2, 1.5 + 0.5 * sin(uPhase * 2.0 * PI));
  if (id == 5) { Stuff k = gloss(T4); k.shine = T4 * 0.18; return k; }
  if (id == 6) return stuff(vec3(0.16, 0.01, 0.04), 0.0, 0.6);
  if (id == 4) return eyeStuff(m, vec3(0.34, 0.28, 0.34), 0.17, vec3(0.85, 0.75, 0.05));
  if (id == 7) { Stuff k = cloth(T3); k.shine = T3 * 0.22; return k; }
  float under = smoothstep(-0.35, -0.70, p.y);
  vec3 c = mix(T0 * (0.75 + 0.5 * smoothstep(0.4, 0.1, cells(p * 5.0).x)), T1, under);
  Stuff k = gloss(c);
  k.rough = 0.32;
  vec3 to = vec3(0.06, 0.66, 0.86) - p;
  k.shine = c * 0.10 + T2 * c * 0.9 * max(dot(n, normalize(to)), 0.0) / (0.6 + 3.0 * dot(to, to));
  return k;
}
