// A scarab with spread wings under the sun. Tints: case, metal, feathers, sun.
#define LEAN vec3(0.0, 0.10, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  vec3 b = p - vec3(0.0, -0.26, 0.10);
  float shell = egg(b, vec3(0.38, 0.48, 0.30));
  shell = smax(shell, 0.025 - abs(p.x) - 0.2 * step(0.0, -p.z), 0.03);
  add(s, shell, 1);
  add(s, max(abs(egg(b, vec3(0.40, 0.50, 0.29))) - 0.03, abs(b.z) - 0.06), 2);
  add(s, egg(p - vec3(0.0, 0.16, 0.12), vec3(0.31, 0.16, 0.22)), 1);
  add(s, max(abs(egg(p - vec3(0.0, 0.06, 0.1), vec3(0.37, 0.06, 0.28))) - 0.02, -p.z), 2);
  add(s, egg(p - vec3(0.0, 0.36, 0.12), vec3(0.19, 0.13, 0.15)), 2);
  add(s, horn(m, vec3(0.08, 0.42, 0.14), vec3(0.26, 0.52, 0.16), vec2(0.05, 0.03)), 2);
  vec2 w = m.xy - vec2(0.24, 0.12);
  w *= rot(-0.18);
  float r = length(vec2(w.x * 0.8, w.y + 0.18));
  float wing = max(box2(w - vec2(0.36, 0.0), vec2(0.40, 0.24)), -(w.y + 0.26 - 0.55 * w.x * w.x));
  wing = max(wing, w.y - 0.10 - 0.30 * w.x + 0.22 * w.x * w.x);
  add(s, plate(wing, p.z + 0.02, 0.05, 0.02) * 0.8, 3);
  add(s, plate(abs(wing) - 0.03, p.z - 0.01, 0.07, 0.025) * 0.8, 2);
  float legs = min(vine(m, mat3(vec3(0.30, -0.24, 0.0), vec3(0.66, -0.20, 0.06), vec3(0.72, -0.46, 0.0)), vec2(0.055, 0.035)),
                   vine(m, mat3(vec3(0.28, -0.50, 0.0), vec3(0.56, -0.56, 0.06), vec3(0.56, -0.88, 0.0)), vec2(0.055, 0.035)));
  add(s, legs, 2);
  vec3 sun = p - vec3(0.0, 0.72, 0.06);
  add(s, egg(sun, vec3(0.20, 0.20, 0.13)), 4);
  add(s, ring(sun, 0.215, 0.04), 2);
  add(s, vine(m, mat3(vec3(0.16, 0.46, 0.1), vec3(0.38, 0.52, 0.1), vec3(0.30, 0.76, 0.08)), vec2(0.05, 0.02)), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return metal(T1, 0.17);
  if (id == 4) {
    Stuff k = gem(T3, p, n, v);
    k.shine *= 1.3 + 0.8 * sin(uPhase * 2.0 * PI);
    return k;
  }
  if (id == 3) {
    float rib = sin(atan(abs(p.x) - 0.1, p.y + 0.5) * 40.0);
    Stuff k = gloss(mix(T2, T0, smoothstep(-0.2, 0.2, rib)));
    k.shine = k.base * 0.15;
    return k;
  }
  Stuff k = gloss(T0);
  k.shine = T0 * (0.12 + 0.25 * pow(1.0 - max(dot(n, v), 0.0), 2.0));
  k.metal = 0.25;
  return k;
}
